import { placeKey, townKeys } from './place-key.ts'

/** A district of Sri Lanka with its province and its largest towns. */
export interface District {
  readonly name: string
  readonly province: string
  readonly cities: readonly string[]
}

const district = (name: string, province: string, cities: string): District => ({
  name,
  province,
  cities: cities.split(', '),
})

/** The 25 districts. Source: the Department of Census and Statistics' administrative divisions. */
export const sriLankanDistricts: readonly District[] = [
  district('Ampara', 'Eastern', 'Ampara, Kalmunai, Sammanthurai, Akkaraipattu, Pottuvil'),
  district('Anuradhapura', 'North Central', 'Anuradhapura, Kekirawa, Medawachchiya, Tambuttegama, Mihintale'),
  district('Badulla', 'Uva', 'Badulla, Bandarawela, Haputale, Ella, Welimada, Mahiyanganaya'),
  district('Batticaloa', 'Eastern', 'Batticaloa, Eravur, Kattankudy, Valaichchenai'),
  district(
    'Colombo',
    'Western',
    'Colombo, Dehiwala, Mount Lavinia, Moratuwa, Sri Jayawardenepura Kotte, Kotte, Battaramulla, Nugegoda, Maharagama, Kaduwela, Kolonnawa, Kesbewa, Piliyandala, Homagama, Avissawella, Malabe, Rajagiriya, Boralesgamuwa, Ratmalana',
  ),
  district(
    'Galle',
    'Southern',
    'Galle, Ambalangoda, Hikkaduwa, Unawatuna, Elpitiya, Koggala, Ahangama, Karapitiya',
  ),
  district(
    'Gampaha',
    'Western',
    'Gampaha, Negombo, Katunayake, Wattala, Kelaniya, Kadawatha, Kiribathgoda, Ja-Ela, Ragama, Minuwangoda, Nittambuwa, Veyangoda, Biyagama',
  ),
  district('Hambantota', 'Southern', 'Hambantota, Tangalle, Tissamaharama, Ambalantota, Beliatta'),
  district('Jaffna', 'Northern', 'Jaffna, Chavakachcheri, Point Pedro, Nallur, Chunnakam'),
  district(
    'Kalutara',
    'Western',
    'Kalutara, Panadura, Horana, Beruwala, Aluthgama, Matugama, Wadduwa, Bandaragama',
  ),
  district('Kandy', 'Central', 'Kandy, Peradeniya, Gampola, Katugastota, Nawalapitiya, Kundasale, Akurana'),
  district('Kegalle', 'Sabaragamuwa', 'Kegalle, Mawanella, Warakapola, Rambukkana, Kitulgala'),
  district('Kilinochchi', 'Northern', 'Kilinochchi, Paranthan, Pallai'),
  district(
    'Kurunegala',
    'North Western',
    'Kurunegala, Kuliyapitiya, Narammala, Pannala, Polgahawela, Wariyapola',
  ),
  district('Mannar', 'Northern', 'Mannar, Talaimannar, Murunkan'),
  district('Matale', 'Central', 'Matale, Dambulla, Sigiriya, Ukuwela, Galewela'),
  district('Matara', 'Southern', 'Matara, Weligama, Mirissa, Dickwella, Akuressa, Hakmana'),
  district('Monaragala', 'Uva', 'Monaragala, Wellawaya, Bibile, Buttala, Kataragama'),
  district('Mullaitivu', 'Northern', 'Mullaitivu, Puthukkudiyiruppu, Oddusuddan'),
  district('Nuwara Eliya', 'Central', 'Nuwara Eliya, Hatton, Talawakelle, Ginigathhena, Ragala'),
  district('Polonnaruwa', 'North Central', 'Polonnaruwa, Kaduruwela, Hingurakgoda, Medirigiriya'),
  district('Puttalam', 'North Western', 'Puttalam, Chilaw, Wennappuwa, Marawila, Kalpitiya, Nattandiya'),
  district('Ratnapura', 'Sabaragamuwa', 'Ratnapura, Balangoda, Embilipitiya, Pelmadulla, Kuruwita'),
  district('Trincomalee', 'Eastern', 'Trincomalee, Kinniya, Nilaveli, Mutur, Kantale'),
  district('Vavuniya', 'Northern', 'Vavuniya, Cheddikulam, Nedunkeni'),
]

const districtOfKey = new Map(
  sriLankanDistricts.flatMap((one) => one.cities.map((city) => [placeKey(city), one] as const)),
)

/** The district of a town as it is typed; undefined if the town is not known. */
export const districtOfTown = (town: string): District | undefined =>
  townKeys(town)
    .map((key) => districtOfKey.get(key))
    .find((found) => found !== undefined)
