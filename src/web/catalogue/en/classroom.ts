const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a teacher reads of a class. */
export const classroom = {
  title: 'The class · Parlor',
  looking: 'Looking for the class…',
  heading: 'The class',
  here: (here: number, all: number): string => `${here} of ${all} are here.`,
  games: (playing: number, waiting: number, over: number): string =>
    `${counted(playing, 'game is', 'games are')} played, ${counted(waiting, 'table waits', 'tables wait')}, ${counted(over, 'game is', 'games are')} over.`,
  todo: 'What there is to do',
  nothingToDo: 'Nobody was given anything to do yet.',
  done: (done: number, of: number): string => `${done} of ${of}`,
  told: 'What people are told no with',
  refusal: (members: number, all: number, times: number): string =>
    `${members} of ${all}, ${times} ${times === 1 ? 'time' : 'times'}`,
  nobodyTold: 'Nobody was told no yet.',
  people: 'Who does what',
  columns: {
    name: 'Name',
    here: 'Here',
    playing: 'Plays',
    toAct: 'To move',
    waiting: 'Waits',
    finished: 'Finished',
    won: 'Won',
    last: 'Last action',
    done: 'Done',
  },
  yes: 'yes',
  no: 'no',
  never: 'none yet',
  table: 'All of it for a spreadsheet: GET /clubs/{id}/classroom/table',
};
