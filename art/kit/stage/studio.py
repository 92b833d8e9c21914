"""A plain painted wall and soft light, for portraits."""
from kit.mesh import Mesh


def studio(scene, wall='#c98f5a', sun=-125, elevation=28, lens=86):
    """Set camera, light and backdrop for a bust whose shoulders are at z = 0."""
    scene.camera((0.5, -2.3, 0.335), (0, 0, 0.208), lens=lens)
    scene.light(
        sun=sun,
        elevation=elevation,
        energy=3.4,
        size=14,
        fill=0.85,
        haze={'density': 0.00001},
        clouds=False,
        grade={'saturation': 1.02, 'exposure': 0.95, 'vignette': 0.1},
    )
    scene.material(wall, rough=0.95, vary=0.05, scale=1.4, second=wall)
    backdrop = Mesh()
    backdrop.quad((-4, 1.3, -2), (4, 1.3, -2), (4, 1.3, 4), (-4, 1.3, 4), wall)
    scene.put(backdrop)
