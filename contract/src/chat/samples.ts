import type { Samples } from '../samples/sample.ts'

const choosingASize = {
  _id: '019a0000-7bc0-7267-8fa7-56502db9aa75',
  title: 'Choosing a size',
  body: 'Our shirts are cut with a little room. If you are between two sizes, the smaller one usually fits. The size chart is next to the sizes on each product page.',
} as const

const conversationId = '01a22518-5f5e-733c-ba98-adbaea38f7a7'

const customer = {
  _id: '01a22518-5e12-7210-b04c-0b634bea5c1e',
  name: 'Nadeesha Silva',
  email: 'nadeesha.silva@example.com',
} as const

const question = {
  _id: '01a22518-6618-709f-8a2f-2c2936bd991f',
  conversationId,
  sequence: 1,
  message: 'Does the linen shirt come in blue? I saw it on https://example.com/shirts',
  senderModel: 'User',
  senderType: 'customer',
  senderName: customer.name,
  timestamp: '2026-11-29T02:18:05.720Z',
  clientId: '9f8a307e-20f7-4616-850e-29494927baa3',
  card: null,
  picture: null,
  proposal: null,
} as const

const answer = {
  ...question,
  _id: '01a22518-6628-704b-a920-6407e9b5a791',
  sequence: 2,
  message: 'Good morning! It does, in sizes S to XL.\nShall we hold one for you?',
  senderModel: 'Admin',
  senderType: 'admin',
  senderName: 'Ruwani',
  timestamp: '2026-11-29T02:18:05.736Z',
  clientId: '55367d64-0c5a-4212-a81d-8f4703594575',
} as const

const proposal = {
  _id: '01a22518-6895-7776-93e1-bfbcf3427e4a',
  kind: 'code',
  title: '10% off your next order',
  facts: ['A code for one order within 30 days.'],
  status: 'open',
  outcome: '',
} as const

const offer = {
  ...answer,
  _id: '01a22518-68b2-750a-8e33-56e2c72e0750',
  sequence: 3,
  message: '',
  timestamp: '2026-11-29T02:18:06.386Z',
  clientId: 'f3f7a830-0300-43bf-a71c-c8c77df132a2',
  proposal,
} as const

const messages = [question, answer, offer] as const

/** What the shop wrote is not all read yet. */
const read = { customer: 2, staff: 1 } as const

const transcript = {
  name: 'chat-2026-11-29.txt',
  text: 'Nadeesha Silva, 29/11/2026 07:48\nDoes the linen shirt come in blue?\n',
} as const

const conversation = {
  id: conversationId,
  customer,
  status: 'open',
  assignedTo: null,
  excerpt: proposal.title,
  lastMessageAt: offer.timestamp,
  waitingSince: null,
  unread: 0,
  lastSequence: 3,
  read,
  customerSeenAt: offer.timestamp,
  notes: [],
  ratings: [],
  version: 3,
} as const

const openingHours = {
  days: [
    { weekday: 1, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 2, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 3, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 4, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 5, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 6, opensAt: '09:00', closesAt: '18:00' },
    { weekday: 7, opensAt: null, closesAt: null },
  ],
  awayText: 'We are away right now. Leave a message and we will answer as soon as we are back.',
  version: 0,
} as const

/** Valid answers of the calls of chat. */
export const chatSamples = {
  'chat.answer-proposal': { success: true, proposal },
  'chat.cards': { success: true, cards: [] },
  'chat.conversation': {
    success: true,
    conversation: {
      id: conversationId,
      status: 'open',
      lastSequence: 3,
      read,
      isStaffed: false,
      hours: { opensAt: '09:00', closesAt: '18:00' },
      awayText: openingHours.awayText,
      toRate: null,
    },
  },
  'chat.history': { success: true, messages, hasMore: false, read },
  'chat.mail-transcript': { success: true },
  'chat.rate': { success: true },
  'chat.read': { success: true },
  'chat.send': { success: true, message: question, sequence: 1, isRepeat: false },
  'chat.send-picture': { success: true, message: question, sequence: 1, isRepeat: true },
  'chat.transcript': { success: true, file: transcript },
  'chat.unread-count': { success: true, unreadCount: 1, lastSequence: 3 },
  'staff.chat-canned-replies': {
    success: true,
    replies: [
      choosingASize,
      {
        _id: '019a0000-7995-7e10-80bf-5d2dccc0d067',
        title: 'Exchange',
        body: 'No problem, {customer}. I can hold another size for you right now and send you a label for the parcel.',
      },
      {
        _id: '019a0000-a2c7-70b7-8132-990a8c8874ca',
        title: 'Greeting',
        body: 'Hello {customer}, {agent} here. How can I help you?',
      },
      {
        _id: '019a0000-cc1d-7b41-8bcf-44ae45111a6c',
        title: 'Where is my order',
        body: 'Hello {customer}, your order {order} has left our house in Colombo. You find its carrier and number with the order.',
      },
    ],
  },
  'staff.chat-canned-reply-delete': { success: true },
  'staff.chat-canned-reply-save': { success: true, reply: choosingASize },
  'staff.chat-conversation': { success: true, conversation },
  'staff.chat-customer': {
    success: true,
    customer: {
      ...customer,
      since: '2026-11-29T02:18:02.313Z',
      points: { available: 0, pending: 0 },
      orders: [],
      cart: [],
      wishlist: [],
      designs: [],
    },
  },
  'staff.chat-figures': {
    success: true,
    figures: {
      cases: 6,
      answered: 3,
      closed: 1,
      firstAnswerMinutes: 0,
      resolutionMinutes: 0,
      rated: 0,
      averageRating: null,
      days: [{ day: '2026-11-29', cases: 6, firstAnswerMinutes: 0 }],
    },
  },
  'staff.chat-history': { success: true, messages, hasMore: false, read },
  'staff.chat-inbox': {
    success: true,
    conversations: [
      {
        id: '019a0000-50c4-7932-8cd3-2f1981f19832',
        customer: {
          _id: '019a0000-f8cf-7460-8974-23c16f8e6398',
          name: 'Aaliyah Brooks',
          email: 'aaliyah.brooks@example.com',
        },
        status: 'open',
        assignedTo: null,
        excerpt: 'I would wear it to a wedding in Kandy.',
        lastMessageAt: '2026-11-29T01:43:55.551Z',
        waitingSince: '2026-11-29T01:42:55.551Z',
        unread: 2,
      },
      {
        id: conversationId,
        customer,
        status: 'open',
        assignedTo: null,
        excerpt: proposal.title,
        lastMessageAt: offer.timestamp,
        waitingSince: null,
        unread: 0,
      },
    ],
    counts: { open: 2, waiting: 4, closed: 1 },
    total: 2,
    pages: 1,
  },
  'staff.chat-members': {
    success: true,
    members: [
      { staffId: '019a0000-d533-7811-825a-43627e4de5f6', name: 'Ruwani Bandara' },
      { staffId: '019a0000-d78e-7230-8ef4-26ef06b65b8c', name: 'Sahan Mendis' },
    ],
  },
  'staff.chat-note': {
    success: true,
    note: {
      _id: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      staffName: 'Ruwani Bandara',
      body: 'Wants the shirt for a wedding on Saturday.',
      createdAt: '2026-11-29T02:20:00.000Z',
    },
  },
  'staff.chat-of-customer': { success: true, id: conversationId },
  'staff.chat-opening-hours': { success: true, openingHours },
  'staff.chat-opening-hours-set': { success: true, openingHours },
  'staff.chat-propose': { success: true, message: offer, sequence: 3, isRepeat: false },
  'staff.chat-send': { success: true, message: answer, sequence: 2, isRepeat: false },
  'staff.chat-send-picture': { success: true, message: answer, sequence: 2, isRepeat: true },
  'staff.chat-state': { success: true, conversation },
  'staff.chat-transcript': { success: true, file: transcript },
  'staff.chat-withdraw-proposal': { success: true, proposal: { ...proposal, status: 'withdrawn' } },
} as const satisfies Samples
