/**
 * Who listens to events of another feature though no screen of its own is loaded. A new one is a line here; what is on
 * every page subscribes where it renders, as the cart does. Whoever emits an event imports this list.
 */
import '../../features/checkout/checkout.subscribers.ts'
