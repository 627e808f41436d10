/** People who bought from the demonstration store before: nobody's login is printed, each has a country. */
type Country = 'LK' | 'GB' | 'JP' | 'US' | 'DE' | 'FR' | 'AU' | 'IN'

const names: Readonly<Record<Country, readonly string[]>> = {
  LK: [
    'Anushka Gunawardena',
    'Chamara Wickramasinghe',
    'Dilini Rathnayake',
    'Gayan Senanayake',
    'Harshani Abeysekera',
    'Isuru Karunaratne',
    'Janaki Hettiarachchi',
    'Kasun Liyanage',
    'Lakmali Dissanayake',
    'Malith Ranasinghe',
    'Nadeera Wijeratne',
    'Oshadi Samarakoon',
    'Pasindu Gamage',
    'Rashmi Ekanayake',
    'Sachini Weerasinghe',
    'Thilina Amarasekara',
    'Udeni Kumari',
    'Vidura Alwis',
    'Yasodha Herath',
    'Chathuri Peiris',
    'Nuwan Tennakoon',
    'Hasini Madushani',
    'Roshan de Silva',
    'Dulani Jayawardena',
    'Priyanka Fonseka',
    'Abarna Sivakumar',
    'Karthik Balasingham',
    'Meena Thiruchelvam',
    'Niranjan Selvarajah',
    'Shalini Kanagaratnam',
    'Vithya Nadarajah',
    'Arjun Ponnambalam',
    'Fathima Zahra Hameed',
    'Imran Cader',
    'Rizna Mohideen',
    'Shafraz Ameen',
    'Zainab Jiffry',
    'Ashani Ludowyk',
    'Shane van Langenberg',
    'Melanie Jansz',
    'Christopher Wendt',
    'Sandali Attanayake',
    'Ravindu Kodikara',
    'Thejani Mallawarachchi',
    'Bhagya Edirisinghe',
    'Manjula Pathirana',
    'Nimali Seneviratne',
    'Upul Galappatti',
  ],
  GB: [
    'Hannah Whitfield',
    'Tom Ashworth',
    'Priya Nair-Collins',
    'Fiona MacLeod',
    'Rhys Pritchard',
    'Olivia Bramley',
    'Sunil Wickham',
    'Imogen Tate',
  ],
  US: [
    'Rachel Goldstein',
    'Marcus Whitaker',
    'Dana Kowalski',
    'Sofia Ramirez',
    'Tyler Bennett',
    'Nicole Fernando-Hayes',
    'Aaliyah Brooks',
    'Ben Sorensen',
  ],
  AU: [
    'Brooke Hannigan',
    'Jarrah Simms',
    'Kirsten Vella',
    'Nathan Perera-Scott',
    'Tess Molloy',
    'Dean Papas',
  ],
  DE: ['Annika Vogel', 'Jonas Reuter', 'Katrin Albers', 'Felix Baumgartner', 'Miriam Seidel'],
  FR: ['Camille Roussel', 'Julien Moreau', 'Inès Delacroix', 'Mathilde Garnier'],
  JP: ['Yuki Nakamura', 'Aoi Shimizu', 'Kenta Mori', 'Sakura Ishii', 'Naoko Fujimoto'],
  IN: [
    'Ritika Menon',
    'Vikram Chaudhary',
    'Sneha Kulkarni',
    'Farhan Qureshi',
    'Lavanya Subramaniam',
    'Tara Bhatt',
  ],
}

const currencyOf = {
  LK: 'LKR',
  GB: 'GBP',
  US: 'USD',
  AU: 'USD',
  DE: 'EUR',
  FR: 'EUR',
  JP: 'JPY',
  IN: 'INR',
} as const satisfies Record<Country, string>

const countries = Object.keys(names) as Country[]

const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z -]/g, '')
    .replaceAll(/[ -]+/g, '.')}@example.com`

export const crowd: readonly {
  readonly name: string
  readonly email: string
  readonly country: Country
  readonly currency: string
}[] = countries.flatMap((country) =>
  names[country].map((name) => ({ name, email: emailOf(name), country, currency: currencyOf[country] })),
)

/** Where parcels go: street, city, postal code, phone. */
export const addresses: Readonly<
  Record<Country, readonly (readonly [street: string, city: string, zipcode: string, phone: string])[]>
> = {
  LK: [
    ['14 Temple Road', 'Colombo', '00300', '+94 77 123 4567'],
    ['221/3 Peradeniya Road', 'Kandy', '20000', '+94 71 554 0912'],
    ['8 Lighthouse Street', 'Galle', '80000', '+94 76 220 8871'],
    ['45 Point Pedro Road', 'Jaffna', '40000', '+94 77 640 3315'],
    ['17 Lewis Place', 'Negombo', '11500', '+94 70 381 2260'],
    ['6 Bar Road', 'Batticaloa', '30000', '+94 75 902 4418'],
    ['102 Hill Street', 'Dehiwala', '10350', '+94 72 466 1093'],
    ['33 Badulla Road', 'Nuwara Eliya', '22200', '+94 78 117 5526'],
    ['59A Beach Road', 'Matara', '81000', '+94 77 835 7140'],
    ['12 Kandy Road', 'Kurunegala', '60000', '+94 71 209 6684'],
  ],
  GB: [
    ['8 Mill Lane', 'Leeds', 'LS1 4DY', '+44 20 7946 0018'],
    ['27 Cotham Brow', 'Bristol', 'BS6 6AE', '+44 117 496 0142'],
    ['3 Marchmont Crescent', 'Edinburgh', 'EH9 1HN', '+44 131 496 0771'],
  ],
  US: [
    ['410 Prospect Avenue', 'Brooklyn', '11215', '+1 718 555 0142'],
    ['2208 Barton Hills Drive', 'Austin', '78704', '+1 512 555 0177'],
    ['1519 Alder Street', 'Portland', '97205', '+1 503 555 0118'],
  ],
  AU: [
    ['31 Bay Street', 'Sydney', '2000', '+61 2 5550 1234'],
    ['9 Gertrude Street', 'Fitzroy', '3065', '+61 3 5550 8820'],
  ],
  DE: [
    ['Kastanienallee 12', 'Berlin', '10435', '+49 30 901820'],
    ['Eppendorfer Weg 61', 'Hamburg', '20259', '+49 40 428280'],
  ],
  FR: [
    ['5 rue des Lilas', 'Lyon', '69003', '+33 4 72 00 00 00'],
    ['18 rue Kervégan', 'Nantes', '44000', '+33 2 40 00 00 00'],
  ],
  JP: [
    ['2-11-3 Meguro', 'Tokyo', '153-0063', '+81 3 1234 5678'],
    ['4-7-12 Kitahorie', 'Osaka', '550-0014', '+81 6 1234 5678'],
  ],
  IN: [
    ['22 Lake View Road', 'Chennai', '600033', '+91 98400 12345'],
    ['B-14 Jayanagar 4th Block', 'Bengaluru', '560011', '+91 98450 67812'],
  ],
}
