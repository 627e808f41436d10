/** Something that stops the start, said in one sentence for a person. */
export class StartProblem extends Error {}
