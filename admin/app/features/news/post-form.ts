import { postCategories } from '@first-fashion/contract/news/article'
import type { PostFields, StaffPost } from '@first-fashion/contract/news/staff-calls'
import { momentOf, typedTime } from '../../platform/shop-time.ts'

/** What of an article stands in the fields of its form; text and picture are beside them. */
export function fieldsIn(
  form: FormData,
  before: Pick<StaffPost, 'publishedAt'> | undefined,
): Omit<PostFields, 'bodyHtml' | 'featuredImage'> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    title: text('title'),
    category: postCategories.find((one) => one === text('category')) ?? postCategories[0],
    excerpt: text('excerpt'),
    publishedAt: publishedAtIn(text('publishedAt'), before?.publishedAt ?? null),
    products: text('products')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}

/** The field shows minutes of the shop's time: a moment that was left alone keeps its seconds. */
function publishedAtIn(typed: string, before: number | null): number | null {
  return typed === typedTime(before ?? undefined) ? before : momentOf(typed)
}
