import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import { signIn } from './back-office.ts'
import { alter, type ScreenState } from './screen-state.ts'

async function openTasks(page: Page) {
  await signIn(page)
  await page.goto('/admin/tasks')
  await expect(page.getByText('Update best sellers')).toBeVisible()
}

/** A task that succeeded once and has failed since. */
const failingTask = (page: Page) =>
  alter<{ tasks: Record<string, unknown>[] }>(page, 'admin/tasks', ({ tasks }) => {
    const ran = Date.parse('2026-11-21T22:20:00Z')
    const failure = 'no answer from https://open.er-api.example within 10 seconds'
    Object.assign(tasks[0] ?? {}, {
      runs: 9,
      failures: 2,
      succeededAt: ran - 86_400_000,
      failedAt: ran,
      failure,
    })
  })

/** Background tasks. */
export const system: readonly ScreenState[] = [
  { name: 'back office, background tasks', route: '/admin/tasks', arrive: openTasks },
  {
    name: 'back office, background tasks, one fails',
    route: '/admin/tasks',
    async arrive(page) {
      await failingTask(page)
      await openTasks(page)
      await expect(page.getByText('Failing')).toBeVisible()
    },
  },
]
