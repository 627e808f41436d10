/** Whether the member has proved who they are; false if they would not. */
type Prompt = () => Promise<boolean>

const nobodyAsks: Prompt = async () => false
const state: { prompt: Prompt; asking?: Promise<boolean> | undefined } = { prompt: nobodyAsks }

/** The prompt is shown when a call needs a proof. Returns what takes it away again. */
export function whenProofIsNeeded(prompt: Prompt): () => void {
  state.prompt = prompt
  return () => {
    state.prompt = nobodyAsks
  }
}

/** Several calls at once ask once. */
export function askForProof(): Promise<boolean> {
  state.asking ??= state.prompt().finally(() => {
    state.asking = undefined
  })
  return state.asking
}
