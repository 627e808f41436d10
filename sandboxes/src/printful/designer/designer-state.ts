import { randomBytes } from 'node:crypto'

interface DesignerSession {
  readonly nonce: string
  readonly externalId: string
  isUsed: boolean
}

/** A saved design: Printful's product template. */
interface Template {
  readonly id: number
  readonly externalId: string
  readonly productId: number
  readonly variantIds: readonly number[]
  /** Where its print is, in Printful's words. */
  readonly placement: string
  /** Names of files. */
  readonly printFile: string | null
  readonly mockup: string
}

interface StoredFile {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

/** More files than anybody tries out at once. */
const maximumFiles = 400

function fileStore() {
  const files = new Map<string, StoredFile>()
  return {
    /** Stores a file under an unguessable name, and returns that. */
    add(file: StoredFile): string {
      const name = `${randomBytes(16).toString('hex')}.${file.type === 'image/png' ? 'png' : 'jpg'}`
      files.set(name, file)
      const [oldest] = files.keys()
      if (files.size > maximumFiles && oldest !== undefined) files.delete(oldest)
      return name
    },
    find: (name: string): StoredFile | undefined => files.get(name),
  }
}

/** The designer's sessions, templates and files; they last as long as the process. */
export function designerState() {
  const sessions = new Map<string, DesignerSession>()
  const templates = new Map<string, Template>()
  const files = fileStore()
  return {
    /** Opens a session; an earlier one of the same product ends. */
    open(externalId: string): DesignerSession {
      for (const [nonce, session] of sessions) if (session.externalId === externalId) sessions.delete(nonce)
      const session = { nonce: randomBytes(16).toString('hex'), externalId, isUsed: false }
      sessions.set(session.nonce, session)
      return session
    },
    /** An open session; saving uses it up. */
    session: (nonce: string): DesignerSession | undefined => {
      const found = sessions.get(nonce)
      return found?.isUsed === false ? found : undefined
    },
    save(
      session: DesignerSession,
      design: Pick<Template, 'productId' | 'variantIds' | 'placement'>,
      drawn: { readonly print: StoredFile | null; readonly mockup: StoredFile },
    ): Template {
      session.isUsed = true
      const template: Template = {
        ...design,
        id: 7_000_001 + templates.size,
        externalId: session.externalId,
        printFile: drawn.print === null ? null : files.add(drawn.print),
        mockup: files.add(drawn.mockup),
      }
      templates.set(session.externalId, template)
      return template
    },
    template: (externalId: string): Template | undefined => templates.get(externalId),
    templateById: (id: number): Template | undefined =>
      [...templates.values()].find((template) => template.id === id),
    file: files.find,
  }
}

export type DesignerState = ReturnType<typeof designerState>
