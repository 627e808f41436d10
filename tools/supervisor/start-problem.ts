/** A problem that stops the start, in one sentence. */
export class StartProblem extends Error {}
