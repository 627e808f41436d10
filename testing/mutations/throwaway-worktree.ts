import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface ThrowawayWorktree {
  readonly folder: string
  apply(patch: string): void
  revert(patch: string): void
  remove(): void
}

/** Packages outside the root that have libraries of their own. */
const withLibraries = ['.', 'server']

/**
 * Checks a commit out beside the working tree. Its libraries are hard links: links to the folder would resolve our own
 * packages in the working tree, where no fault is.
 */
export function openWorktree(root: string, commit: string): ThrowawayWorktree {
  const folder = join(root, 'var', `mutations-${process.pid}`)
  const git = (where: string, ...args: readonly string[]) =>
    execFileSync('git', args, { cwd: where, stdio: ['ignore', 'pipe', 'inherit'] })
  git(root, 'worktree', 'add', '--detach', folder, commit)
  for (const name of withLibraries) {
    const libraries = join(root, name, 'node_modules')
    if (existsSync(libraries))
      execFileSync('cp', ['-al', libraries, join(folder, name, 'node_modules')], { cwd: root })
  }
  // Caches are written in place, so a fault would reach the working tree.
  for (const cache of ['.cache', '.vite', '.vitest'])
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true })
  return {
    folder,
    apply: (patch) => void git(folder, 'apply', '-C1', patch),
    revert: (patch) => void git(folder, 'apply', '-C1', '--reverse', patch),
    remove: () => void git(root, 'worktree', 'remove', '--force', folder),
  }
}
