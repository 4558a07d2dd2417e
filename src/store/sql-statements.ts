/** A comment, a text, a name or the body of a function: a semicolon inside ends nothing. */
const WORDS = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$-]+|[\s\S]/g;

/** The statements of a script, one by one: a cluster hands a whole message on to its nodes for each of them, and they read only the one. */
export const statementsOf = (script: string): readonly string[] => {
  const statements: string[] = [];
  let statement = '';
  for (const [word] of script.matchAll(WORDS)) {
    if (word.startsWith('--')) continue;
    if (word !== ';') statement += word;
    else statements.push(statement.trim());
    if (word === ';') statement = '';
  }
  return [...statements, statement.trim()].filter((one) => one !== '');
};
