/**
 * Who acts on a moment of another feature though no screen of its own is loaded. A new one is a line here; what is on
 * every page subscribes where it renders, as the cart does. Whoever announces a moment imports this list.
 */
import '../../features/checkout/checkout.subscribers.ts'
