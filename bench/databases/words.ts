/** Parts of generated product names: a place, a cloth or a style, and the garment. */
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
