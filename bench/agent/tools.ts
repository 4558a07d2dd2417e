/** A tool as an agent sees it. */
export interface ToolSeen {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);

/** The one tool whose words fit best. Two that fit as well are one description too vague. */
export const toolFor = (tools: readonly ToolSeen[], need: string): ToolSeen => {
  const needed = [...wordsOf(need)];
  const fits = tools
    .map((tool) => {
      const said = wordsOf(`${tool.title ?? ''} ${tool.description ?? ''}`);
      return { tool, fit: needed.filter((word) => said.has(word)).length / needed.length };
    })
    .toSorted((one, other) => other.fit - one.fit);
  const [best, next] = fits;
  if (best === undefined || best.fit === next?.fit)
    throw new Error(`"${need}" fits ${best?.tool.name} as well as ${next?.tool.name}`);
  return best.tool;
};
