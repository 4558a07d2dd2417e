import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../../src/root.js';

/** What a file reads when it is loaded, and what those read in turn; and what any of them asks for only later. */
export const importsFrom = (
  start: string,
): { readonly read: ReadonlySet<string>; readonly asked: readonly string[] } => {
  const read = new Set<string>();
  const asked: string[] = [];
  const visit = (file: string): void => {
    if (read.has(file)) return;
    read.add(file);
    const at = (to: string): string => posix.join(posix.dirname(file), to).replace(/\.js$/, '.ts');
    const text = readFileSync(fromRoot(file), 'utf8');
    walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
      const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const [named] = isLater ? node.arguments : [];
      if (named !== undefined && ts.isStringLiteral(named)) asked.push(at(named.text));
      const isNow = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true;
      if (isNow && ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.startsWith('.'))
        visit(at(node.moduleSpecifier.text));
    });
  };
  visit(start);
  return { read, asked };
};

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};
