import type { FeatureName } from '@first-fashion/contract/features'
import type { SetupStepName } from '@first-fashion/contract/setup/steps'
import type { Permission } from '@first-fashion/contract/staff/roles'
import type { StoreOffers } from '@first-fashion/contract/store/offers'
import type { WaitingName } from '@first-fashion/contract/today/waiting'
import type { Db } from './database/database.ts'
import type { Subscription } from './events/domain-event.ts'
import type { Handlers } from './http/handlers.ts'
import type { MailKind } from './mail/mail-kind.ts'
import type { SocketFeature } from './sockets/socket-connection.ts'
import type { ScheduledTask } from './tasks/scheduled-tasks.ts'

/** Whose personal data it is. */
export interface Person {
  readonly customerId: string
  /** The address that the person has confirmed; null: what hangs on an address alone may be somebody else's. */
  readonly confirmedEmailKey: string | null
}

/** What a feature stores about people. */
export interface PersonalData {
  /** Its tables that name a customer. */
  readonly tables: readonly string[]
  /** What the download contains, by name. */
  download?(db: Db, person: Person, now: Date): Promise<Readonly<Record<string, unknown>>>
  /**
   * Erases what does not go with the account's row by itself, in the transaction that deletes the account and before
   * it. What it returns runs after the commit.
   */
  erase?(tx: Db, person: Person, now: Date): Promise<(() => Promise<unknown>) | undefined>
  /** What is kept of an address alone goes to its owner's next one, in the transaction that changes it. */
  moveAddress?(tx: Db, from: string, to: string): Promise<void>
  /** Anonymises what was kept for the books and is no longer needed, of deleted accounts; runs nightly too. */
  anonymise?(tx: Db, now: Date): Promise<unknown>
}

/** Uploaded pictures of one kind. A picture that no owner claims is swept. */
export interface UploadOwner {
  readonly kind: string
  /** Those of the names (uuids) that the feature still shows. */
  ownedAmong(db: Db, names: readonly string[]): Promise<readonly string[]>
}

/** What is deleted once it has expired. */
export interface Retention {
  /** Lower case with hyphens, as 'purge-quotes': its task's name. */
  readonly name: string
  purge(db: Db, now: Date): Promise<unknown>
}

/** A page for everyone that search engines should know. */
export interface PublicAddress {
  /** The path in the store, such as '/community/news/linen-weather'. */
  readonly path: string
  readonly changedAt: Date
}

/** A step of opening the shop that a feature can judge by what it stores. */
export interface SetupCheck {
  readonly step: SetupStepName
  isDone(db: Db): Promise<boolean>
}

/** A list of the back office with something that waits for staff. */
export interface WaitingList {
  readonly name: WaitingName
  /** Who sees the list. */
  readonly permission: Permission
  /** Where it is in the back office, as '/orders?todo=to-pack'. The filters are the query of the call that lists it. */
  readonly path: string
  /** How many the list has; reads the condition that the list reads. */
  count(db: Db): Promise<number>
}

/** What a feature owns. Boot gets one of these from each feature and knows nothing else of it. */
export interface Feature {
  readonly name: FeatureName
  /** The calls that it answers, staff calls included. */
  readonly handlers?: Handlers
  /** The events over sockets that it answers. */
  readonly sockets?: SocketFeature
  /**
   * What it keeps in memory of what other processes can change. It is named here so that it is declared before
   * `invalidation` and `broadcasts` start.
   */
  readonly caches?: readonly object[]
  readonly subscriptions?: readonly Subscription[]
  readonly tasks?: readonly ScheduledTask[]
  readonly retention?: readonly Retention[]
  readonly uploads?: readonly UploadOwner[]
  readonly personalData?: PersonalData
  /** What of it is set up now: pages promise nothing else. A change must drop 'store' from the cache. */
  offers?(): Partial<StoreOffers>
  readonly setup?: readonly SetupCheck[]
  /** The kinds of emails that it sends to customers. */
  readonly mails?: readonly MailKind[]
  /** What of it waits for staff. */
  readonly waiting?: readonly WaitingList[]
  /** Pages of the sitemap. What must be gone at once is not among them: search engines read it once in a while. */
  addresses?(db: Db, now: Date): Promise<readonly PublicAddress[]>
}
