/** Customers and staff of the demonstration store. Passwords are printed on the console; live shops have none of them. */
export const shoppers = [
  { name: 'Amaya Perera', email: 'amaya@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Dinesh Fernando', email: 'dinesh@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Tharushi Silva', email: 'tharushi@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Kavindu Jayasuriya', email: 'kavindu@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Nilufa Marikkar', email: 'nilufa@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Suren Rajaratnam', email: 'suren@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Emily Carter', email: 'emily@example.com', country: 'GB', currency: 'GBP' },
  { name: 'Hiroshi Tanaka', email: 'hiroshi@example.com', country: 'JP', currency: 'JPY' },
  { name: 'Ananya Iyer', email: 'ananya@example.com', country: 'IN', currency: 'INR' },
  { name: 'Grace Okafor', email: 'grace@example.com', country: 'US', currency: 'USD' },
  { name: 'Lukas Brandt', email: 'lukas@example.com', country: 'DE', currency: 'EUR' },
  { name: 'Chloe Martin', email: 'chloe@example.com', country: 'FR', currency: 'EUR' },
  { name: 'Ishara Wijesinghe', email: 'ishara@example.com', country: 'LK', currency: 'LKR' },
  { name: 'Marcus Lee', email: 'marcus@example.com', country: 'AU', currency: 'USD' },
] as const

export const shopperPassword = 'colombo-lagoon-7'

export const staff = [
  { name: 'Ruwani Bandara', email: 'owner@firstfashion.example', role: 'owner', password: 'galle-fort-1663' },
  {
    name: 'Sahan Mendis',
    email: 'support@firstfashion.example',
    role: 'support',
    password: 'kandy-lake-1807',
  },
] as const
