import { ComingPage } from './coming-page.tsx'

export default function ProfilePage() {
  return <ComingPage title="soon.profileTitle" text="soon.profileText" pictures={['waiting']} />
}
