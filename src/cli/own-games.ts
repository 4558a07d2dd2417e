/** Puts the operator's own games on the shelf, as the server does: for commands that ask rules. */
export const bringOwnGames = async (): Promise<void> => {
  const { PARLOR_GAMES: setting = '' } = process.env;
  if (setting !== '') await (await import('../shelf/load.js')).loadGames(setting, process.cwd());
};
