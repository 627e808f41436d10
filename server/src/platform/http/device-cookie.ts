import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecretToken } from '../secret-tokens.ts'

export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined
  /** What will tell the device apart: what it has, else something new. */
  tokenFor(request: FastifyRequest): string
  /** To be written once it has signed in. */
  write(reply: FastifyReply, device: string): void
}

const lifetimeSeconds = 365 * 24 * 3600
const shape = /^[\w-]{43}$/

/** Tells a browser that has signed in before. It opens nothing; it only keeps its owner from being locked out. */
function deviceCookie(name: string, path: string, isSecure: boolean): DeviceCookie {
  const read = (request: FastifyRequest) => {
    const value = request.cookies[name]
    return value !== undefined && shape.test(value) ? value : undefined
  }
  return {
    read,
    tokenFor: (request) => read(request) ?? newSecretToken(),
    write: (reply, device) => {
      reply.setCookie(name, device, {
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        path,
        maxAge: lifetimeSeconds,
      })
    },
  }
}

export const customerDeviceCookie = (storeUrl: string): DeviceCookie =>
  deviceCookie('device', '/api/user', storeUrl.startsWith('https:'))

export const staffDeviceCookie = (storeUrl: string): DeviceCookie =>
  deviceCookie('staff_device', '/api/admin', storeUrl.startsWith('https:'))
