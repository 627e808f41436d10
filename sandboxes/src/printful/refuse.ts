import type { FastifyReply } from 'fastify'

/** A refusal in Printful's envelope. */
export const refuse = (reply: FastifyReply, code: number, reason: string, message: string) =>
  reply.code(code).send({ code, result: message, error: { reason, message } })
