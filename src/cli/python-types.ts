/** The shapes of the OpenAPI document as Python's TypedDicts, for Python 3.9 and its standard library alone. */

/** As much of JSON Schema as the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
}

const HEADER = `# Written by \`npm run openapi\` from openapi/openapi.json: do not edit.
"""The shapes of the API, as the server documents them. Fields that are not listed may come: ignore them."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union

`;

export const pythonTypes = (document: string): string => {
  const schemas: { readonly [name: string]: Schema } = JSON.parse(document).components.schemas;
  const writer = writerOf(new Set(Object.keys(schemas)));
  for (const [name, schema] of Object.entries(schemas)) writer.define(name, schema);
  return HEADER + writer.text();
};

/** What a class cannot have as a field is written as a call. */
const KEYWORDS = new Set([
  'from',
  'as',
  'in',
  'is',
  'not',
  'or',
  'and',
  'if',
  'else',
  'pass',
  'class',
  'def',
]);
const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !KEYWORDS.has(text);

const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

interface Writer {
  define(name: string, schema: Schema): void;
  text(): string;
}

const writerOf = (taken: Set<string>): Writer => {
  const classes: string[] = [];
  const aliases: string[] = [];
  /** Objects without a name of their own, by what they are. */
  const nameless = new Map<string, string>();

  /** A type as it is written where it is used; `where` names an object that has no name. */
  const typeOf = (schema: Schema, where: string): string => {
    if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'Any';
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const several = schema.oneOf ?? schema.anyOf;
    if (several !== undefined)
      return unionOf(several.map((one, index) => typeOf(one, where + (index || ''))));
    if (Array.isArray(schema.type))
      return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, where)));
    if (schema.type === 'array') return `List[${itemOf(schema, where)}]`;
    if (schema.type === 'object' || schema.properties !== undefined) return objectOf(schema, where);
    return PLAIN.get(String(schema.type)) ?? 'Any';
  };

  const itemOf = ({ items, prefixItems }: Schema, where: string): string => {
    if (prefixItems !== undefined)
      return unionOf(prefixItems.map((one, index) => typeOf(one, `${where}${index}`)));
    return items === undefined || items === false ? 'Any' : typeOf(items, `${where}Item`);
  };

  const objectOf = (schema: Schema, where: string): string => {
    if (schema.properties === undefined) {
      const { additionalProperties: rest } = schema;
      return `Dict[str, ${typeof rest === 'object' ? typeOf(rest, `${where}Value`) : 'Any'}]`;
    }
    const { description: _, ...shape } = schema;
    const known = nameless.get(JSON.stringify(shape));
    if (known !== undefined) return known;
    const name = freeName(where);
    nameless.set(JSON.stringify(shape), name);
    define(name, schema);
    return name;
  };

  const freeName = (wanted: string): string => {
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}${count}`;
    taken.add(name);
    return name;
  };

  const define = (name: string, schema: Schema): void => {
    if (schema.properties === undefined) aliases.push(`${name} = ${quoted(typeOf(schema, `${name}Of`))}`);
    else classes.push(classOf(name, schema, schema.properties));
  };

  const classOf = (name: string, schema: Schema, properties: { readonly [name: string]: Schema }): string => {
    const fields = Object.entries(properties).map(([field, of]) => ({
      field,
      type: typeOf(of, `${name}${pascal(field)}`),
      isRequired: schema.required?.includes(field) === true,
    }));
    const must = fields.filter(({ isRequired }) => isRequired);
    const may = fields.filter(({ isRequired }) => !isRequired);
    if (may.length === 0 || must.length === 0)
      return typedDict(name, 'TypedDict', fields, schema.description, may.length > 0);
    const base = typedDict(`_${name}`, 'TypedDict', must, undefined, false);
    return `${base}\n\n${typedDict(name, `_${name}`, may, schema.description, true)}`;
  };

  return { define, text: () => `${classes.join('\n\n')}\n\n${aliases.join('\n')}\n` };
};

interface Field {
  readonly field: string;
  readonly type: string;
}

const typedDict = (
  name: string,
  base: string,
  fields: readonly Field[],
  description: string | undefined,
  isPartial: boolean,
): string => {
  if (!fields.every(({ field }) => isName(field))) return called(name, fields, isPartial);
  const total = isPartial ? ', total=False' : '';
  const said = description === undefined ? [] : [`    """${docText(description)}"""`];
  const lines = [...said, ...fields.map(({ field, type }) => `    ${field}: ${type}`)];
  return `class ${name}(${base}${total}):\n${lines.length === 0 ? '    pass' : lines.join('\n')}\n`;
};

const called = (name: string, fields: readonly Field[], isPartial: boolean): string => {
  const lines = fields.map(({ field, type }) => `    ${JSON.stringify(field)}: ${JSON.stringify(type)},\n`);
  return `${name} = TypedDict(${JSON.stringify(name)}, {\n${lines.join('')}}${isPartial ? ', total=False' : ''})\n`;
};

const PLAIN = new Map([
  ['string', 'str'],
  ['integer', 'int'],
  ['number', 'float'],
  ['boolean', 'bool'],
  ['null', 'None'],
]);

const literal = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
};

const unionOf = (types: readonly string[]): string => {
  const different = [...new Set(types)];
  return different.length === 1 ? (different[0] ?? 'Any') : `Union[${different.join(', ')}]`;
};

/** Aliases come after all classes, and may speak of each other: within a union a name in quotes is looked up later. */
const quoted = (type: string): string => type.replaceAll(/(?<=[[ ])([A-Z]\w*)(?=[,\]])/g, '"$1"');

const docText = (description: string): string =>
  description.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
