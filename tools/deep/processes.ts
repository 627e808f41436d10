import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly id: number
  readonly parentId: number
  readonly command: string
}

/** What runs on this machine, read from the kernel where it tells: not every machine has `ps`. */
export const processes = (): Process[] => (existsSync('/proc/self/stat') ? fromKernel() : fromPs())

function fromKernel(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        // A program's name stands in brackets and may hold any sign; state and parent come after it.
        const [, parentId] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [{ id: Number(name), parentId: Number(parentId), command }]
      } catch {
        // It ended meanwhile.
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
