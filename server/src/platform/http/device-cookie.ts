import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecretToken } from '../secret-tokens.ts'

export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined
  /** What tells the device apart from now on: what it has, else something new. */
  keep(reply: FastifyReply): string
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
    keep: (reply) => {
      const device = read(reply.request) ?? newSecretToken()
      reply.setCookie(name, device, {
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        path,
        maxAge: lifetimeSeconds,
      })
      return device
    },
  }
}

export const customerDeviceCookie = (storeUrl: string): DeviceCookie =>
  deviceCookie('device', '/api/user', storeUrl.startsWith('https:'))

export const staffDeviceCookie = (storeUrl: string): DeviceCookie =>
  deviceCookie('staff_device', '/api/admin', storeUrl.startsWith('https:'))
