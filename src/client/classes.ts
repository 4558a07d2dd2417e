import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import type { Calling } from './parlor.js';
import type { Following } from './stream.js';
import type { Assignment, Classroom, ClassTask, Club, KitReport } from './types.js';

/** A club as a class: what there is to do, and for its teachers how it goes. */
export interface ClassCalls {
  /** What there is to do in a club, and how far you have come. */
  assignments(clubId: string, options?: Calling): Promise<Assignment[]>;
  /** Gives a class of yours something to do; what is given twice is there once. */
  assign(clubId: string, task: ClassTask, title?: string, options?: Calling): Promise<Assignment>;
  /** Takes back what a class of yours was given to do. */
  dropAssignment(clubId: string, assignmentId: string, options?: Calling): Promise<Assignment>;
  /** Hands in what `parlor check-client --json` found; the latest counts. */
  reportKit(clubId: string, assignmentId: string, report: KitReport, options?: Calling): Promise<Assignment>;
  /** How a class of yours goes: who is here, who is stuck and at what, who has done what. */
  classroom(clubId: string, options?: Calling): Promise<Classroom>;
}

/** The same as it changes. */
export interface ClassStream {
  /** How a class of yours goes, now and whenever something is different: each time the whole of it. Resumes by itself. */
  followClassroom(club: Pick<Club, 'id'>, options?: Following): AsyncGenerator<Classroom, void>;
}

export const classCalls = (api: Api): ClassCalls => ({
  async assignments(id, options) {
    const asked = { params: { path: { id } }, ...calling(options) };
    return unwrap(await api.GET('/clubs/{id}/assignments', asked)).items;
  },
  async assign(id, task, title, options) {
    const body = title === undefined ? { task } : { task, title };
    const asked = { params: { path: { id } }, body, ...calling(options) };
    return unwrap(await api.POST('/clubs/{id}/assignments', asked));
  },
  async dropAssignment(id, assignment, options) {
    const asked = { params: { path: { id, assignment } }, ...calling(options) };
    return unwrap(await api.DELETE('/clubs/{id}/assignments/{assignment}', asked));
  },
  async reportKit(id, assignment, report, options) {
    const asked = { params: { path: { id, assignment } }, body: report, ...calling(options) };
    return unwrap(await api.POST('/clubs/{id}/assignments/{assignment}/reports', asked));
  },
  async classroom(id, options) {
    const asked = { params: { path: { id } }, parseAs: 'text', ...calling(options) } as const;
    return JSON.parse(unwrap(await api.GET('/clubs/{id}/classroom', asked)));
  },
});
