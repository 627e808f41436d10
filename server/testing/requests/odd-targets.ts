import { connect } from 'node:net'

/** A host that is not the shop's. No answer may ever name it. */
export const foreignHost = 'evil.example'

/** Ways to name a foreign address in the request line of a plain path such as '/about'. */
export const oddTargets: readonly ((path: string) => string)[] = [
  (path) => `//${foreignHost}${path}`,
  (path) => `///${foreignHost}${path}`,
  (path) => `/\\${foreignHost}${path}`,
  (path) => `\\\\${foreignHost}${path}`,
  (path) => `http://${foreignHost}${path}`,
  (path) => `http:///${foreignHost}${path}`,
  (path) => `//${foreignHost}/%zz${path}`,
  (path) => `http://${foreignHost}/%zz${path}`,
  (path) => `HTTPS://shop@${foreignHost}${path}`,
  (path) => `javascript://${foreignHost}${path}`,
  (path) => `/%2F${foreignHost}${path}`,
  (path) => `/%2f%2f${foreignHost}${path}`,
  (path) => `/%5C${foreignHost}${path}`,
  (path) => `/%09/${foreignHost}${path}`,
  (path) => `/.//${foreignHost}${path}`,
  (path) => `/%2e//${foreignHost}${path}`,
  (path) => `/about/..//${foreignHost}${path}`,
  (path) => `/about/%2e%2E/%2f${foreignHost}${path}`,
]

export interface RawAnswer {
  /** 0: the connection was closed without a word. */
  readonly status: number
  readonly text: string
}

/** Sends a request line as it is written: `fetch` would tidy it first. */
export function askRaw(
  { url, method = 'GET' }: { readonly url: string; readonly method?: string },
  target: string,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }))
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })
}
