import type { Problem } from '../../table/problem.js';

/** A problem as an agent can make use of it: it has tools and their arguments, no paths and no bodies. */
export const inTools = (said: Problem): Problem => {
  const detail = TOOLS.reduce((words, [call, name]) => words.replaceAll(call, name), said.detail);
  return said.code === 'malformed-action' ? underAction({ ...said, detail }) : { ...said, detail };
};

/** The action is one argument among others. */
const underAction = ({ detail, errors = [], ...said }: Problem): Problem => ({
  ...said,
  detail: detail.replace('The body is not an action', 'The argument "action" is not an action'),
  errors: errors.map(({ pointer, message }) => ({ pointer: `/action${pointer}`, message })),
});

/** What problems call by method and path, where there is a tool for it: longer paths before those they begin with. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/GET \/games\?openSeats=true/g, 'list_games with "openSeats": true'],
  [/GET \/games\/\w+\?at=(\d+)/g, 'look with "at": $1'],
  [/GET \/games\/\w+\/events/g, 'read_events'],
  [/GET \/games\b/g, 'list_games'],
  [/POST \/games\/\{id\}\/offers\/(\d+)\/answers/g, 'answer_offer with "number": $1'],
  [/POST \/games\/\{id\}\/forks/g, 'fork_game'],
  [/POST \/games\b/g, 'create_game'],
  [/PATCH \/games\/\{id\}\/seats\/\{seat\}/g, 'change_seat'],
  [/DELETE \/games\/\{id\}\/seats\/(\d+)/g, 'leave_seat with "seat": $1'],
  [/DELETE \/games\/\{id\}\/seats\/\{seat\}/g, 'leave_seat'],
  [/DELETE \/games\/\{id\}/g, 'end_game'],
  [/(?:GET|POST) \/seeks(?:\/\w+)?(.*)DELETE takes/g, 'find_opponent$1cancel_seek takes'],
  [/POST \/seeks\b/g, 'find_opponent'],
  [/DELETE \/seeks\/\{id\}/g, 'cancel_seek'],
  [/GET \/clubs\/\{id\}\/assignments/g, 'list_assignments'],
  [/GET \/clubs lists/g, 'list_clubs lists'],
  [/POST \/clubs\/join/g, 'join_club'],
  [/GET \/tournaments\/\{id\}/g, 'look_at_tournament'],
  [/GET \/tournaments lists/g, 'list_tournaments lists'],
  [/GET \/me\/tokens/g, 'list_tokens'],
  [/POST \/me\/tokens/g, 'create_token'],
  [/DELETE \/me\/tokens\/\{id\}/g, 'revoke_token'],
  [/POST \/me\/links/g, 'create_link'],
];
