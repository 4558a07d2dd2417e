/** Reads and sends a `.http` file as the REST clients of editors do: requests, names, and values from earlier answers. */

export interface HttpRequest {
  /** What stands after `###`. */
  readonly title: string;
  /** `# @name ann`: what later requests call its answer. */
  readonly name: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

export interface HttpFile {
  readonly variables: { readonly [name: string]: string };
  readonly requests: readonly HttpRequest[];
}

export interface HttpAnswer {
  readonly request: HttpRequest;
  readonly status: number;
  readonly text: string;
}

export const parseHttpFile = (text: string): HttpFile => {
  const [preamble = '', ...blocks] = text.split(/^### */m);
  const variables = [...preamble.matchAll(/^@(\w+) *= *(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
  return { variables: Object.fromEntries(variables), requests: blocks.map(parseRequest) };
};

const parseRequest = (block: string): HttpRequest => {
  const [title = '', ...lines] = block.split('\n');
  const [, name = null] = /^# @name (\w+)$/m.exec(block) ?? [];
  const said = lines.filter((line) => !line.startsWith('#'));
  const start = said.findIndex((line) => line !== '');
  const blank = said.indexOf('', start);
  const [request = '', ...headerLines] = said.slice(start, blank);
  const [method = '', url = ''] = request.split(' ');
  const headers = headerLines.map((line) => {
    const [key = '', ...value] = line.split(': ');
    return [key, value.join(': ')];
  });
  return {
    title: title.trim(),
    name,
    method,
    url,
    headers: Object.fromEntries(headers),
    body: said.slice(blank).join('\n').trim(),
  };
};

/** Sends every request in order. `overrides` replace variables of the file, such as the server. */
export const sendHttpFile = async (
  file: HttpFile,
  overrides: { readonly [name: string]: string },
): Promise<readonly HttpAnswer[]> => {
  const variables = { ...file.variables, ...overrides };
  const known = new Map<string, unknown>();
  const answers: HttpAnswer[] = [];
  for (const request of file.requests) {
    const fill = (text: string): string =>
      text.replaceAll(/\{\{([^}]+)\}\}/g, (_, word: string) => variables[word] ?? answered(known, word));
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      fill(value),
    ]);
    const response = await fetch(fill(request.url), {
      method: request.method,
      headers,
      ...(request.body === '' ? {} : { body: fill(request.body) }),
    });
    const text = await response.text();
    if (request.name !== null) known.set(request.name, JSON.parse(text));
    answers.push({ request, status: response.status, text });
  }
  return answers;
};

/** `game.response.body.$.legal[0].action`: a text as it is, anything else as JSON. */
const answered = (known: ReadonlyMap<string, unknown>, word: string): string => {
  const [, name = '', path = ''] = /^(\w+)\.response\.body\.\$(.*)$/.exec(word) ?? [];
  const steps = [...path.matchAll(/\w+/g)].map(([step]) => step);
  const value = steps.reduce<unknown>((at, step) => Object(at)[step], known.get(name));
  if (value === undefined) throw new Error(`nothing is known of {{${word}}}`);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
