/** What no further try can mend: the job that meets it ends, and staff find it among the failed ones. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
