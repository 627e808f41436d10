/** What all sides agree on: every call, its words of request and answer, and its refusals. */
import { accountCalls } from './accounts/calls.ts'
import { socialCalls } from './accounts/social-calls.ts'
import { addressCalls } from './addresses/calls.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart/calls.ts'
import { catalogCalls } from './catalog/calls.ts'
import { staffCollectionCalls } from './catalog/staff-collection-calls.ts'
import { staffProductCalls } from './catalog/staff-product-calls.ts'
import { staffSizeChartCalls } from './catalog/staff-size-chart-calls.ts'
import { challengeCalls } from './challenges/calls.ts'
import { staffChallengeCalls } from './challenges/staff-calls.ts'
import { chatCalls } from './chat/calls.ts'
import { staffChatCalls } from './chat/staff-calls.ts'
import { staffChatDeskCalls } from './chat/staff-desk-calls.ts'
import { checkoutCalls } from './checkout/calls.ts'
import { consentCalls } from './consent/calls.ts'
import { staffConsentCalls } from './consent/staff-calls.ts'
import { contentCalls } from './content/calls.ts'
import { staffContentCalls } from './content/staff-calls.ts'
import { countryCalls } from './countries/calls.ts'
import { currencyCalls } from './currency/calls.ts'
import { staffCurrencyCalls } from './currency/staff-calls.ts'
import { customProductCalls } from './custom-products/calls.ts'
import { mockupCalls } from './custom-products/mockup-calls.ts'
import { proofCalls } from './custom-products/proof-calls.ts'
import { staffCustomerCalls } from './customers/staff-calls.ts'
import { staffDeliveryAddressCalls } from './delivery-address/staff-calls.ts'
import { demonstrationCalls } from './demonstration/calls.ts'
import { designsCalls } from './designs/calls.ts'
import { designLogCalls } from './designs/design-log-calls.ts'
import { designImageCalls } from './designs/image-calls.ts'
import { savedDesignCalls } from './designs/saved-design-calls.ts'
import { explanationCalls } from './explanation/calls.ts'
import { staffExplanationCalls } from './explanation/staff-calls.ts'
import { fulfilmentCalls } from './fulfilment/calls.ts'
import { staffFulfilmentCalls } from './fulfilment/staff-calls.ts'
import { giftNoteCalls } from './gift-notes/calls.ts'
import { staffGiftNoteCalls } from './gift-notes/staff-calls.ts'
import { invoiceCalls } from './invoices/calls.ts'
import { staffInvoiceCalls } from './invoices/staff-calls.ts'
import { orderLineRefundCalls } from './line-refunds/staff-calls.ts'
import { locationCalls } from './location/calls.ts'
import { lookCalls } from './looks/calls.ts'
import { lookModerationCalls } from './looks/moderation-calls.ts'
import { staffLookCalls } from './looks/staff-calls.ts'
import { wornLookCalls } from './looks/worn-calls.ts'
import { loyaltyCalls } from './loyalty/calls.ts'
import { staffLoyaltyCampaignCalls } from './loyalty/campaign-calls.ts'
import { staffLoyaltyProgramCalls } from './loyalty/program-calls.ts'
import { staffLoyaltyCalls } from './loyalty/staff-calls.ts'
import { staffMailTextCalls } from './mail-texts/staff-calls.ts'
import { memberCalls } from './members/calls.ts'
import { staffMemberLevelCalls } from './members/level-calls.ts'
import { memberProfileCalls } from './members/profile-calls.ts'
import { staffMemberCalls } from './members/staff-calls.ts'
import { newsCalls } from './news/calls.ts'
import { staffNewsCalls } from './news/staff-calls.ts'
import { newsletterCalls } from './newsletter/calls.ts'
import { staffSubscriberCalls } from './newsletter/staff-calls.ts'
import { orderLimitCalls } from './order-limits/calls.ts'
import { staffOrderLimitCalls } from './order-limits/staff-calls.ts'
import { staffOrderNoticesCalls } from './order-notices/staff-calls.ts'
import { orderCalls } from './orders/calls.ts'
import { staffBulkOrderCalls } from './orders/staff-bulk-calls.ts'
import { staffOrderCalls } from './orders/staff-calls.ts'
import { staffOrderMailCalls } from './orders/staff-mail-calls.ts'
import { staffPackingCalls } from './packing/staff-calls.ts'
import { staffPartnerKeysCalls } from './partner-keys/staff-calls.ts'
import { paymentCalls } from './payments/calls.ts'
import { staffPaymentCalls } from './payments/staff-calls.ts'
import { personalDataCalls } from './personal-data/calls.ts'
import { profileCalls } from './profile/calls.ts'
import { promoCodeCalls } from './promo-codes/calls.ts'
import { staffPromoCodeCalls } from './promo-codes/staff-calls.ts'
import { returnWindowCalls } from './return-window/calls.ts'
import { staffReturnWindowCalls } from './return-window/staff-calls.ts'
import { returnCalls } from './returns/calls.ts'
import { returnLabelCalls } from './returns/label-calls.ts'
import { staffReturnCalls } from './returns/staff-calls.ts'
import { reviewCalls } from './reviews/calls.ts'
import { staffReviewCalls } from './reviews/staff-calls.ts'
import { securityCalls } from './security/calls.ts'
import { staffSetupCalls } from './setup/staff-calls.ts'
import { shippingCalls } from './shipping/calls.ts'
import { staffShippingCalls } from './shipping/staff-calls.ts'
import { staffAccessPolicyCalls } from './staff/access-policy-calls.ts'
import { staffActivityCalls } from './staff/activity-calls.ts'
import { staffCalls } from './staff/calls.ts'
import { staffOwnershipCalls } from './staff/ownership-calls.ts'
import { staffPasskeyCalls } from './staff/passkey-calls.ts'
import { staffPasswordCalls } from './staff/password-calls.ts'
import { staffPeopleCalls } from './staff/people-calls.ts'
import { staffProofCalls } from './staff/proof-calls.ts'
import { staffRoleCalls } from './staff/role-calls.ts'
import { secondFactorCalls } from './staff/second-factor-calls.ts'
import { staffSessionCalls } from './staff/session-calls.ts'
import { stockAlertCalls } from './stock-alerts/calls.ts'
import { storeCalls } from './store/calls.ts'
import { staffStoreCalls } from './store/staff-calls.ts'
import { storeCreditCalls } from './store-credit/calls.ts'
import { staffStoreCreditCalls } from './store-credit/staff-calls.ts'
import { staffJobCalls } from './system/staff-job-calls.ts'
import { staffTaskCalls } from './system/staff-task-calls.ts'
import { staffTaxesCalls } from './taxes/staff-calls.ts'
import { staffTodayCalls } from './today/staff-calls.ts'
import { waitlistCalls } from './waitlist/calls.ts'
import { wishlistCalls } from './wishlist/calls.ts'

export const calls = {
  ...catalogCalls,
  ...reviewCalls,
  ...accountCalls,
  ...socialCalls,
  ...securityCalls,
  ...personalDataCalls,
  ...profileCalls,
  ...currencyCalls,
  ...countryCalls,
  ...newsletterCalls,
  ...consentCalls,
  ...addressCalls,
  ...cartCalls,
  ...wishlistCalls,
  ...stockAlertCalls,
  ...waitlistCalls,
  ...shippingCalls,
  ...promoCodeCalls,
  ...storeCreditCalls,
  ...locationCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...orderCalls,
  ...returnCalls,
  ...returnLabelCalls,
  ...loyaltyCalls,
  ...staffLoyaltyCalls,
  ...staffLoyaltyProgramCalls,
  ...staffLoyaltyCampaignCalls,
  ...returnWindowCalls,
  ...staffReturnWindowCalls,
  ...designsCalls,
  ...designImageCalls,
  ...savedDesignCalls,
  ...designLogCalls,
  ...customProductCalls,
  ...proofCalls,
  ...fulfilmentCalls,
  ...staffFulfilmentCalls,
  ...mockupCalls,
  ...chatCalls,
  ...staffChatCalls,
  ...staffChatDeskCalls,
  ...challengeCalls,
  ...staffChallengeCalls,
  ...lookCalls,
  ...lookModerationCalls,
  ...staffLookCalls,
  ...wornLookCalls,
  ...staffMailTextCalls,
  ...memberCalls,
  ...staffMemberLevelCalls,
  ...memberProfileCalls,
  ...staffMemberCalls,
  ...newsCalls,
  ...staffNewsCalls,
  ...storeCalls,
  ...staffStoreCalls,
  ...staffSetupCalls,
  ...contentCalls,
  ...staffContentCalls,
  ...staffOrderNoticesCalls,
  ...staffTaxesCalls,
  ...staffPartnerKeysCalls,
  ...explanationCalls,
  ...giftNoteCalls,
  ...demonstrationCalls,
  ...invoiceCalls,
  ...staffCalls,
  ...staffPasskeyCalls,
  ...staffPasswordCalls,
  ...staffPeopleCalls,
  ...staffRoleCalls,
  ...staffOwnershipCalls,
  ...staffAccessPolicyCalls,
  ...staffActivityCalls,
  ...staffSessionCalls,
  ...staffProofCalls,
  ...secondFactorCalls,
  ...staffProductCalls,
  ...staffSizeChartCalls,
  ...staffCollectionCalls,
  ...staffReviewCalls,
  ...staffOrderCalls,
  ...staffOrderMailCalls,
  ...staffBulkOrderCalls,
  ...orderLimitCalls,
  ...staffOrderLimitCalls,
  ...staffReturnCalls,
  ...staffDeliveryAddressCalls,
  ...orderLineRefundCalls,
  ...staffExplanationCalls,
  ...staffGiftNoteCalls,
  ...staffInvoiceCalls,
  ...staffPackingCalls,
  ...staffPaymentCalls,
  ...staffStoreCreditCalls,
  ...staffPromoCodeCalls,
  ...staffCurrencyCalls,
  ...staffShippingCalls,
  ...staffCustomerCalls,
  ...staffSubscriberCalls,
  ...staffConsentCalls,
  ...staffJobCalls,
  ...staffTaskCalls,
  ...staffTodayCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

/** The calls as a plain list, for what treats all alike: routes, OpenAPI, tests. */
export const callList: readonly (readonly [CallName, Call])[] = (Object.keys(calls) as CallName[]).map(
  (name) => [name, calls[name]] as const,
)

export type {
  Access,
  BodyOf,
  Call,
  ParamsOf,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  QueryOf,
  ResponseOf,
} from './call.ts'
export { tagsOf, uploadFieldOf } from './call.ts'
export { type CallLimit, callLimits } from './call-limits.ts'
export type { Refusal } from './refusal.ts'
export { refusal, refusalsOf } from './refusal.ts'
