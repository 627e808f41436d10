import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSocket } from './chat-socket.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the connection of the chat', () => {
  it('is on the standard path, and comes back by itself without end [B4.04, B7.04, B9.12]', () => {
    vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:9', hostname: '127.0.0.1', port: '9' })
    const socket = openSocket('a-token')
    const { io } = socket
    socket.close()
    expect(io.opts.path).toBe('/socket.io')
    expect(io.reconnection()).toBe(true)
    expect(io.reconnectionAttempts()).toBe(Number.POSITIVE_INFINITY)
    expect([io.reconnectionDelay(), io.reconnectionDelayMax()]).toEqual([1_000, 5_000])
    expect(io.randomizationFactor()).toBe(0.5)
    expect(io.timeout()).toBe(20_000)
    expect(socket.auth).toEqual({ token: 'a-token' })
  })
})
