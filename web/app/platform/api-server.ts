import { createContext, type RouterContextProvider } from 'react-router'
import { type Api, type ApiResponse, createApi } from './api.ts'

type ApiFetch = (path: string, init?: RequestInit) => Promise<ApiResponse>

/** Where the server passes in its API. Without it (in development) the API is called over HTTP. */
export const apiFetch = createContext<ApiFetch>((path, init) =>
  fetch(`${process.env.API_URL ?? 'http://127.0.0.1:4000'}${path}`, init),
)

/** Where the server passes in the shop's clock. */
export const shopNow = createContext<() => Date>(() => new Date())

/** The client for loaders that run on the server: public calls only. */
export const serverApi = (context: Readonly<RouterContextProvider>): Api =>
  createApi({ fetch: context.get(apiFetch), token: () => null, onDeadToken: () => {} })
