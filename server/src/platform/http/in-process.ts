import { AsyncLocalStorage } from 'node:async_hooks'

/** No header can hold it, so nobody outside can claim to be the shop itself. */
const inProcess = Symbol('in-process')
const origins = new AsyncLocalStorage<typeof inProcess>()

/** Does some work whose calls of the API count for nobody and are never turned away, such as those of a page. */
export const callingFromWithin = <T>(work: () => Promise<T>): Promise<T> => origins.run(inProcess, work)

/** Whether the request that is being answered was made within the process. */
export const isFromWithin = (): boolean => origins.getStore() === inProcess

/** Says within the process what an answer shows. A request from outside gets no such header. */
export const cacheTagHeader = 'cache-tag'
