import { document } from './documented.js';
import type { Parlor, Reply } from './parlor.js';

/** As much of Arazzo as our workflows use: steps that call operations or workflows, criteria, outputs, and `goto`. */
interface Condition {
  readonly condition: string;
}

interface Step {
  readonly stepId: string;
  readonly operationId?: string;
  readonly workflowId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
  readonly requestBody?: { readonly payload: unknown };
  readonly successCriteria?: readonly Condition[];
  readonly onSuccess?: readonly { readonly stepId: string; readonly criteria: readonly Condition[] }[];
  readonly outputs?: Named;
}

export interface Workflow {
  readonly workflowId: string;
  readonly steps: readonly Step[];
  readonly outputs: Named;
}

type Named = { readonly [name: string]: unknown };

interface Known {
  readonly steps: { [stepId: string]: Named };
  readonly outputs: Named;
  readonly reply: Reply<unknown> | null;
}

/** Runs a workflow through the front door; every answer is held against the document. Answers with its outputs. */
export const runWorkflow = async (
  parlor: Parlor,
  workflows: readonly Workflow[],
  workflowId: string,
): Promise<Named> => {
  const workflow = workflows.find((each) => each.workflowId === workflowId);
  if (workflow === undefined) throw new Error(`there is no workflow ${workflowId}`);
  const steps: { [stepId: string]: Named } = {};
  const { length } = workflow.steps;
  for (let at = 0; at < length; ) {
    const step = workflow.steps[at];
    if (step === undefined) break;
    const known = await perform(parlor, workflows, step, { steps, outputs: {}, reply: null });
    for (const { condition } of step.successCriteria ?? [])
      if (!holds(condition, known))
        throw new Error(`${step.stepId}: ${condition} fails: ${known.reply?.text}`);
    steps[step.stepId] = resolved(step.outputs ?? {}, known);
    const next = step.onSuccess?.find(({ criteria }) => criteria.every((it) => holds(it.condition, known)));
    at = next === undefined ? at + 1 : workflow.steps.findIndex(({ stepId }) => stepId === next.stepId);
  }
  return resolved(workflow.outputs, { steps, outputs: {}, reply: null });
};

const perform = async (
  parlor: Parlor,
  workflows: readonly Workflow[],
  step: Step,
  known: Known,
): Promise<Known> => {
  if (step.workflowId !== undefined)
    return { ...known, outputs: await runWorkflow(parlor, workflows, step.workflowId) };
  const { method, path } = operationNamed(step.operationId);
  const given = (place: string) =>
    (step.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, value }) => [name, String(meant(value, known))] as const);
  const query = new URLSearchParams(Object.fromEntries(given('query')));
  const target = given('path').reduce((url, [name, value]) => url.replace(`{${name}}`, value), path);
  const reply = await parlor.request<unknown>(method, `${target}?${query}`, {
    headers: Object.fromEntries(given('header')),
    ...(step.requestBody === undefined ? {} : { body: meant(step.requestBody.payload, known) }),
  });
  return { ...known, reply };
};

const operationNamed = (operationId: string | undefined) => {
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(operations))
      if (Object(operation).operationId === operationId) return { method: method.toUpperCase(), path };
  throw new Error(`the document has no operation ${operationId}`);
};

const resolved = (outputs: Named, known: Known): Named =>
  Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, meant(value, known)]));

/** `A == B`, the only question that is asked. */
const holds = (condition: string, known: Known): boolean => {
  const [left = '', right = ''] = condition.split(' == ');
  return meant(left, known) === literal(right, known);
};

const literal = (text: string, known: Known): unknown => {
  if (text.startsWith('$')) return meant(text, known);
  return text.startsWith("'") ? text.slice(1, -1) : Number(text);
};

/** An expression, a text with expressions in braces, or anything that holds some. */
const meant = (value: unknown, known: Known): unknown => {
  if (Array.isArray(value)) return value.map((item) => meant(item, known));
  if (typeof value === 'object' && value !== null) return resolved(Object(value), known);
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return expression(value, known);
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => String(expression(inner, known)));
};

const expression = (text: string, { steps, outputs, reply }: Known): unknown => {
  const [source = '', pointer = ''] = text.split('#');
  const [, stepId = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(source) ?? [];
  if (stepId !== '') return at(steps[stepId]?.[output], pointer);
  if (source === '$statusCode') return reply?.status;
  if (source === '$response.body') return at(reply?.body, pointer);
  if (source.startsWith('$outputs.')) return outputs[source.slice('$outputs.'.length)];
  throw new Error(`${text} is not understood`);
};

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => Object(inner)[key], value);
