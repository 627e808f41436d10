import type { FastifyReply } from 'fastify'
import { escapeHtml, sendPage } from '../page.ts'
import { knownPeople } from './people.ts'

export type Provider = keyof typeof knownPeople

const names = { google: 'Google', facebook: 'Facebook' } as const
const mark = 'SANDBOX: nobody real signs in here'

/** The provider's page to choose an account or to decline. */
export function sendChoosingPage(reply: FastifyReply, provider: Provider, action: string): FastifyReply {
  const people = knownPeople[provider].map(
    ({ name, email, kept, note }) => `<li><div><strong>${escapeHtml(name)}</strong>
<span>${email === null ? 'no address' : escapeHtml(email)}</span><span class="quiet">${escapeHtml(note)}</span></div>
<form method="post" action="${escapeHtml(action)}">${hidden({ name, email: email ?? '', kept })}<button aria-label="Continue as ${escapeHtml(name)}">Continue</button></form></li>`,
  )
  const kept =
    provider === 'facebook'
      ? ''
      : `<div><label for="kept">Its address is</label><select id="kept" name="kept">
<option value="verified">checked once</option><option value="workspace">kept by its Workspace</option><option value="unverified">never checked</option></select></div>`
  const body = `<div class="narrow"><h1>Sign in with ${names[provider]}</h1>
<p>The shop asks for your name and your email address.</p>
<ul class="entries">${people.join('')}</ul>
<h2>Somebody else</h2>
<form method="post" action="${escapeHtml(action)}"><div class="fields">
<div><label for="name">Name</label><input id="name" name="name" required></div>
<div><label for="email">Email address</label><input id="email" name="email" type="email"></div>${kept}</div>
<div class="actions"><button class="first">Continue as somebody else</button></div></form>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="denied" value="yes"><div class="actions"><button>Cancel</button></div></form>
<p class="actions quiet">This page stands in for ${names[provider]}'s. No password is asked for: choose who comes back to the shop.</p></div>`
  return sendPage(reply, { title: `Sign in with ${names[provider]}`, mark, body })
}

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

/** A request that the provider refuses: shown to the person, as there is no safe redirect. */
export const sendWrongRequest = (reply: FastifyReply, provider: Provider, words: string): FastifyReply =>
  sendPage(reply, {
    title: 'Access blocked',
    mark,
    status: 400,
    body: `<div class="narrow"><h1>Access blocked</h1><p class="alert">${names[provider]} refuses this request: ${escapeHtml(words)}</p></div>`,
  })

/** The redirect to the shop, with its parameters. */
export function returnAddress(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
