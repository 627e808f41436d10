import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const customerProfiles = pgTable('customer_profiles', {
  customerId: uuid('customer_id').primaryKey(),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  aboutMe: text('about_me').notNull().default(''),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  gender: text({ enum: ['male', 'female', 'other'] }),
  facebook: text().notNull().default(''),
  instagram: text().notNull().default(''),
  twitter: text().notNull().default(''),
  linkedin: text().notNull().default(''),
  notifications: boolean().notNull().default(true),
  profileImage: uuid('profile_image'),
  coverImage: uuid('cover_image'),
})
