/** What of a document another one breaks: programs written for the old one that the new server would not serve as before. */
export interface Break {
  /** The operation or the schema it is about, as the document names it. */
  readonly subject: string;
  readonly what: string;
}

/** As much of OpenAPI as is compared. */
export interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

type Content = { readonly [mediaType: string]: { readonly schema?: Schema } };

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

/** What a caller sends may be asked less of, what a caller is sent may be more. */
type Direction = 'sent' | 'received';

export const breaksBetween = (before: Document, after: Document): readonly Break[] => {
  const shapes = comparerOf(before, after);
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const now = after.paths[path]?.[method];
      const subject = operation.operationId;
      if (now === undefined) return [{ subject, what: `${method.toUpperCase()} ${path} is gone` }];
      return [
        ...parametersOf(subject, operation, now),
        ...bodiesOf(subject, operation, now, shapes),
        ...answersOf(subject, operation, now, shapes),
      ];
    }),
  );
};

const parametersOf = (subject: string, before: Operation, after: Operation): readonly Break[] => {
  const known = new Map((before.parameters ?? []).map((it) => [`${it.in} ${it.name}`, it]));
  const now = new Map((after.parameters ?? []).map((it) => [`${it.in} ${it.name}`, it]));
  const gone = [...known.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`);
  const demanded = [...now]
    .filter(([name, it]) => it.required === true && known.get(name)?.required !== true)
    .map(([name]) => `${name} must be sent now`);
  return [...gone, ...demanded].map((what) => ({ subject, what }));
};

type Compare = (subject: string, before: Schema, after: Schema, direction: Direction) => readonly Break[];

const bodiesOf = (
  subject: string,
  before: Operation,
  after: Operation,
  compare: Compare,
): readonly Break[] => {
  if (after.requestBody?.required === true && before.requestBody?.required !== true)
    return [{ subject, what: 'a body must be sent now' }];
  return contentsOf(subject, before.requestBody?.content, after.requestBody?.content, 'sent', compare);
};

const answersOf = (
  subject: string,
  before: Operation,
  after: Operation,
  compare: Compare,
): readonly Break[] =>
  Object.entries(before.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) => {
      const now = after.responses[status];
      if (now === undefined) return [{ subject, what: `it answers ${status} no more` }];
      return contentsOf(subject, content, now.content, 'received', compare);
    });

const contentsOf = (
  subject: string,
  before: Content = {},
  after: Content = {},
  direction: Direction,
  compare: Compare,
): readonly Break[] =>
  Object.entries(before).flatMap(([mediaType, { schema = {} }]) => {
    const now = after[mediaType];
    if (now === undefined) return [{ subject, what: `${mediaType} is ${direction} no more` }];
    return compare(subject, schema, now.schema ?? {}, direction);
  });

/** Schemas with names are compared once for each direction, and are themselves what is broken. */
const comparerOf = (before: Document, after: Document): Compare => {
  const seen = new Set<string>();
  const named = (ref: string): string => ref.split('/').at(-1) ?? ref;
  const compare: Compare = (subject, old, now, direction) => {
    if (old.$ref !== undefined && now.$ref !== undefined) {
      const [was, is] = [named(old.$ref), named(now.$ref)];
      const pair = `${was} ${is} ${direction}`;
      if (seen.has(pair)) return [];
      seen.add(pair);
      return compare(was, schemaOf(before, was), schemaOf(after, is), direction);
    }
    if (old.$ref !== undefined) return compare(subject, schemaOf(before, named(old.$ref)), now, direction);
    if (now.$ref !== undefined) return compare(subject, old, schemaOf(after, named(now.$ref)), direction);
    return [
      ...typesOf(subject, old, now, direction),
      ...fieldsOf(subject, old, now, direction),
      ...choicesOf(subject, old, now, direction),
      ...(isSchema(old.items) && isSchema(now.items)
        ? compare(subject, old.items, now.items, direction)
        : []),
    ];
  };

  const fieldsOf: Compare = (subject, old, now, direction) => {
    const [was, is] = [old.properties ?? {}, now.properties ?? {}];
    const gone = Object.keys(was).filter((name) => !Object.hasOwn(is, name));
    const demanded = (now.required ?? []).filter((name) => !(old.required ?? []).includes(name));
    const unsure = (old.required ?? []).filter((name) => name in is && !(now.required ?? []).includes(name));
    return [
      ...gone.map((name) => ({ subject, what: `${name} is gone` })),
      ...(direction === 'sent'
        ? demanded.map((name) => ({ subject, what: `${name} must be sent now` }))
        : []),
      ...(direction === 'received'
        ? unsure.map((name) => ({ subject, what: `${name} may be missing now` }))
        : []),
      ...Object.entries(was).flatMap(([name, schema]) => {
        const field = is[name];
        return field === undefined ? [] : at(subject, name, compare(subject, schema, field, direction));
      }),
    ];
  };

  /** Alternatives are told apart by the name of their schema; those without one by what is in them. */
  const choicesOf: Compare = (subject, old, now, direction) => {
    const [were, are] = [old.oneOf ?? old.anyOf, now.oneOf ?? now.anyOf];
    if (were === undefined || are === undefined) return [];
    return were.flatMap((choice, index) => {
      const same = are.find((other) => isSameChoice(choice, other));
      if (same === undefined) return [{ subject, what: `${choice.$ref ?? `alternative ${index}`} is gone` }];
      return compare(subject, choice, same, direction);
    });
  };
  return compare;
};

const isSameChoice = (old: Schema, now: Schema): boolean => {
  if (old.$ref !== undefined || now.$ref !== undefined) return old.$ref === now.$ref;
  const fields = Object.keys(old.properties ?? {});
  return (
    String(old.type) === String(now.type) && fields.every((name) => Object.hasOwn(now.properties ?? {}, name))
  );
};

const isSchema = (it: Schema | false | undefined): it is Schema => typeof it === 'object';

const schemaOf = ({ components }: Document, name: string): Schema => components.schemas[name] ?? {};

/** What a schema with a name broke in is said of itself, wherever it is used. */
const at = (subject: string, field: string, breaks: readonly Break[]): readonly Break[] =>
  breaks.map((it) => (it.subject === subject ? { subject, what: `${field}: ${it.what}` } : it));

const typesOf: Compare = (subject, old, now, direction) => {
  const [was, is] = [[old.type ?? []].flat(), [now.type ?? []].flat()];
  const gone = was.filter((type) => is.length > 0 && !is.includes(type));
  const values = direction === 'sent' && now.enum !== undefined ? now.enum : null;
  const refused = values === null ? [] : (old.enum ?? []).filter((value) => !values.includes(value));
  return [
    ...(gone.length > 0 ? [{ subject, what: `${was.join(' or ')} became ${is.join(' or ')}` }] : []),
    ...refused.map((value) => ({ subject, what: `${JSON.stringify(value)} is taken no more` })),
  ];
};
