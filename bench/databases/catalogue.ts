import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

/** Units of a size that no run sells out; sizes with fewer exist but are not ordered. */
export const plenty = 1_000_000

/** Parts of generated product names: a place, a cloth or a style; the garment follows. */
export const places =
  `Aluthgama Ambalangoda Ampara Anuradhapura Arugam Badulla Balapitiya Bandarawela Batticaloa Bentota
Beruwala Chilaw Colombo Dambulla Dickwella Ella Galle Gampaha Habarana Hambantota Haputale Hatton Hikkaduwa Horana
Jaffna Kalpitiya Kalutara Kandy Kataragama Kegalle Kitulgala Koggala Kosgoda Kurunegala Mannar Matale Matara Mirissa
Moratuwa Mullaitivu Negombo Nilaveli Nuwara Palatupana Panadura Pasikuda Peradeniya Polonnaruwa Puttalam Ratnapura
Sigiriya Sinharaja Tangalle Tissa Trincomalee Udawalawe Unawatuna Vavuniya Weligama Wilpattu`.split(/\s+/)

export const looks =
  `Linen Batik Handloom Poplin Voile Jersey Chambray Corduroy Denim Flannel Gauze Gingham Herringbone
Indigo Ikat Khadi Lattice Merino Muslin Oxford Pintuck Pleated Quilted Ribbed Satin Seersucker Smocked Stripe Twill
Velvet Waffle Woven Breton Camp Crochet Embroidered Ottoman Paisley Piqué Raglan`.split(/\s+/)

/**
 * Fills a seeded shop up to `count` published products. Each copies the kind, cloth, colours and pictures of a
 * demonstration product, with its own name, price, ratings and stock. The result is always the same.
 */
export async function generateCatalogue(client: Client, count: number): Promise<void> {
  const settings = { products: count, plenty, places: places.join(' '), looks: looks.join(' ') }
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [`bench.${name}`, String(value)])
  await client.query(readFileSync(new URL('catalogue.sql', import.meta.url), 'utf8'))
  await client.query('vacuum analyze')
}
