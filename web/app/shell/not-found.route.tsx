import { data, useLoaderData } from 'react-router'
import { Problem } from './error-page.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function NotFoundPage() {
  useLoaderData()
  return <Problem kind="notFound" />
}
