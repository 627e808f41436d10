import { koko } from '../../../testing/payments/harnesses.ts'
import { describePayments } from '../../../testing/payments/payment-behaviour.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
describePayments(koko, test)
