/** Whether the member has proved who they are; false if they would not. */
type Prompt = () => Promise<boolean>

interface Asking {
  readonly answer: Promise<boolean>
  readonly cancel: () => void
}

const nobodyAsks: Prompt = async () => false
const state: { prompt: Prompt; asking?: Asking | undefined } = { prompt: nobodyAsks }

/**
 * The prompt is shown when a call needs a proof. Returns what takes it away again: whoever waits for an answer then gets
 * false.
 */
export function whenProofIsNeeded(prompt: Prompt): () => void {
  state.prompt = prompt
  return () => {
    state.prompt = nobodyAsks
    state.asking?.cancel()
    state.asking = undefined
  }
}

/** Several calls at once ask once. */
export function askForProof(): Promise<boolean> {
  state.asking ??= ask(state.prompt)
  return state.asking.answer
}

function ask(prompt: Prompt): Asking {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const asking: Asking = {
    answer: Promise.race([prompt(), promise]).finally(() => {
      if (state.asking === asking) state.asking = undefined
    }),
    cancel: () => resolve(false),
  }
  return asking
}
