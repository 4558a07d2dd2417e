/** What the process and its database's thread say to each other. */
export type Asked = { readonly id: number } & Task;

export type Task =
  | { readonly task: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly task: 'exec'; readonly sql: string }
  | { readonly task: 'close' };

/** The one with the number 0 says that the database is open, or why not. */
export interface Reply<Row = unknown> {
  readonly id: number;
  readonly rows?: readonly Row[];
  readonly error?: { readonly message: string; readonly code?: string };
}
