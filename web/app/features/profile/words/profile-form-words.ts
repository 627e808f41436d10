import { words } from '../../../platform/words/i18n.ts'

/** The words of the sections of the profile, in English. */
const profileFormEn = {
  edit: 'Edit',
  editName: 'Edit {{section}}',
  save: 'Save',
  cancel: 'Cancel',
  empty: 'Not set',
  updateFailed: 'Update failed',
  errorOccurred: 'An error occurred',
  name: 'Name',
  email: 'Email address',
  phone: 'Phone',
  pendingEmail: 'Awaiting confirmation: {{email}}. Open the link in the email we sent there.',
  emailHint: 'We’ll email the new address. Open the link in that email to confirm it.',
  currentPassword: 'Current password',
  aboutTitle: 'About Me',
  aboutMe: 'About me',
  aboutHint: 'What you like to wear, where you’re from. Up to {{count}} characters.',
  personalTitle: 'Personal Information',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  noGender: 'Prefer not to say',
  contactTitle: 'Contact Details',
  address: 'Address',
  socialTitle: 'Social Links',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
  },
  lastLogin: 'Last login',
  newsletter: 'Newsletter',
  newsletterText: 'New arrivals and stories.',
  newsletterUnverified: 'Please confirm your email address first.',
  notifications: 'Notifications',
  notificationsText:
    'Updates on points, rewards and replies, and reminders before a return window ends. We always send emails about your orders and account security.',
  on: 'On',
  off: 'Off',
  noCurrency: 'Automatic',
} as const

words.addResourceBundle('en', 'profile-form', profileFormEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'profile-form': typeof profileFormEn
  }
}
