import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly id: number
  readonly parentId: number
  readonly command: string
}

/** Running processes, read from the kernel where possible: not every machine has `ps`. */
export const processes = (): Process[] => (existsSync('/proc/self/stat') ? fromKernel() : fromPs())

function fromKernel(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        // The program's name is in brackets and may contain any character; state and parent follow it.
        const [, parentId] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [{ id: Number(name), parentId: Number(parentId), command }]
      } catch {
        // It has ended.
        return []
      }
    })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n')
  return lines.flatMap((line) => {
    const [, id, parentId, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return id === undefined ? [] : [{ id: Number(id), parentId: Number(parentId), command }]
  })
}
